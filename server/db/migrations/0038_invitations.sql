CREATE TABLE "seen_marks" (
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"user_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_marks_kind_hash_pk" PRIMARY KEY("kind","hash"),
	CONSTRAINT "seen_marks_kind" CHECK ("seen_marks"."kind" in ('phone', 'device', 'payer'))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"inviter_id" text,
	"friend_id" text,
	"state" text DEFAULT 'joined' NOT NULL,
	"reason" text,
	"joined_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"order_id" text,
	"order_amount" bigint,
	"qualified_at" timestamp with time zone,
	"rewarded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invitations_state" CHECK ("invitations"."state" in ('joined', 'qualified', 'rewarded', 'invalid')),
	CONSTRAINT "invitations_reason" CHECK ("invitations"."reason" in ('own', 'phone', 'device', 'payer', 'ordered', 'late', 'refunded', 'cap', 'merged', 'staff')),
	CONSTRAINT "invitations_invalid" CHECK (("invitations"."state" = 'invalid') = ("invitations"."reason" is not null)),
	CONSTRAINT "invitations_own" CHECK ("invitations"."inviter_id" <> "invitations"."friend_id")
);
--> statement-breakpoint
CREATE TABLE "invite_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"rules" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"condition" text NOT NULL,
	"min_amount" bigint DEFAULT 0 NOT NULL,
	"within_days" integer NOT NULL,
	"hold_hours" integer DEFAULT 0 NOT NULL,
	"inviter_reward" jsonb NOT NULL,
	"friend_reward" jsonb NOT NULL,
	"friend_at_once" boolean DEFAULT true NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"per_month" integer,
	"total" integer,
	"joined" integer DEFAULT 0 NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invite_campaigns_condition" CHECK ("invite_campaigns"."condition" in ('register', 'firstOrder', 'minAmount')),
	CONSTRAINT "invite_campaigns_period" CHECK ("invite_campaigns"."start_at" < "invite_campaigns"."end_at"),
	CONSTRAINT "invite_campaigns_counts" CHECK ("invite_campaigns"."min_amount" >= 0 and "invite_campaigns"."hold_hours" >= 0 and "invite_campaigns"."joined" >= 0),
	CONSTRAINT "invite_campaigns_within" CHECK ("invite_campaigns"."within_days" >= 1),
	CONSTRAINT "invite_campaigns_total" CHECK ("invite_campaigns"."total" is null or "invite_campaigns"."joined" <= "invite_campaigns"."total")
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invite_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "invite_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"user_id" text,
	"side" text NOT NULL,
	"invitation_id" text,
	"friends" integer,
	"reward" jsonb NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"open_until" timestamp with time zone,
	"given_kind" text,
	"amount" bigint DEFAULT 0 NOT NULL,
	"coupon_id" text,
	"template_id" text,
	"given_at" timestamp with time zone,
	"keeps" boolean DEFAULT false NOT NULL,
	"short" bigint DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "invite_rewards_side_of" CHECK (("invite_rewards"."side" = 'step') = ("invite_rewards"."friends" is not null)),
	CONSTRAINT "invite_rewards_of" CHECK (("invite_rewards"."side" = 'step') = ("invite_rewards"."invitation_id" is null)),
	CONSTRAINT "invite_rewards_sides" CHECK ("invite_rewards"."side" in ('inviter', 'friend', 'step')),
	CONSTRAINT "invite_rewards_state" CHECK ("invite_rewards"."state" in ('due', 'sealed', 'given', 'back', 'takenBack', 'lapsed', 'dropped')),
	CONSTRAINT "invite_rewards_given_kind" CHECK ("invite_rewards"."given_kind" in ('points', 'balance', 'coupon')),
	CONSTRAINT "invite_rewards_amounts" CHECK ("invite_rewards"."amount" >= 0 and "invite_rewards"."short" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invite_visits" (
	"device_id" text PRIMARY KEY NOT NULL,
	"inviter_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "payer_key" text;--> statement-breakpoint
ALTER TABLE "sandbox_transfers" ADD COLUMN "payer" text;--> statement-breakpoint
ALTER TABLE "seen_marks" ADD CONSTRAINT "seen_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_campaign_id_invite_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."invite_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_rewards" ADD CONSTRAINT "invite_rewards_campaign_id_invite_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."invite_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_rewards" ADD CONSTRAINT "invite_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_rewards" ADD CONSTRAINT "invite_rewards_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_rewards" ADD CONSTRAINT "invite_rewards_coupon_id_user_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."user_coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_visits" ADD CONSTRAINT "invite_visits_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_marks_user_id_index" ON "seen_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "seen_marks_at_index" ON "seen_marks" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_friend" ON "invitations" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "invitations_inviter_id_joined_at_index" ON "invitations" USING btree ("inviter_id","joined_at");--> statement-breakpoint
CREATE INDEX "invitations_campaign_id_joined_at_index" ON "invitations" USING btree ("campaign_id","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_order" ON "invitations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invitations_until_index" ON "invitations" USING btree ("until") WHERE "invitations"."state" = 'joined';--> statement-breakpoint
CREATE INDEX "invite_campaigns_start_at_index" ON "invite_campaigns" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "invite_rewards_user_id_created_at_index" ON "invite_rewards" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "invite_rewards_campaign_id_index" ON "invite_rewards" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "invite_rewards_coupon_id_index" ON "invite_rewards" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "invite_rewards_due_at_index" ON "invite_rewards" USING btree ("due_at") WHERE "invite_rewards"."state" in ('due', 'back', 'sealed');--> statement-breakpoint
CREATE UNIQUE INDEX "invite_rewards_side" ON "invite_rewards" USING btree ("invitation_id","side") WHERE "invite_rewards"."state" not in ('dropped');--> statement-breakpoint
CREATE UNIQUE INDEX "invite_rewards_step" ON "invite_rewards" USING btree ("campaign_id","user_id","friends") WHERE "invite_rewards"."side" = 'step' and "invite_rewards"."state" <> 'dropped' and ("invite_rewards"."state" <> 'takenBack' or "invite_rewards"."short" > 0);--> statement-breakpoint
CREATE INDEX "invite_visits_inviter_id_index" ON "invite_visits" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invite_visits_at_index" ON "invite_visits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_phone_end" ON "orders" USING btree (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9)) WHERE "orders"."phone" <> '';--> statement-breakpoint
CREATE INDEX "bank_transactions_payer_key_index" ON "bank_transactions" USING btree ("payer_key");
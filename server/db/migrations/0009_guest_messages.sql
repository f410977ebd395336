CREATE TABLE "guest_messages" (
	"order_id" text NOT NULL,
	"house" text NOT NULL,
	"template_id" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'agreed' NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"occasion" text,
	"standing" text,
	"happened_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "guest_messages_order_id_house_template_id_pk" PRIMARY KEY("order_id","house","template_id"),
	CONSTRAINT "guest_messages_house" CHECK ("guest_messages"."house" in ('wechat', 'alipay')),
	CONSTRAINT "guest_messages_state" CHECK ("guest_messages"."state" in ('agreed', 'waiting', 'sent', 'refused', 'failed')),
	CONSTRAINT "guest_messages_due" CHECK (("guest_messages"."state" = 'waiting') = ("guest_messages"."due_at" is not null)),
	CONSTRAINT "guest_messages_happened" CHECK ("guest_messages"."state" = 'agreed' or ("guest_messages"."occasion" is not null and "guest_messages"."standing" is not null and "guest_messages"."happened_at" is not null))
);
--> statement-breakpoint
-- Nothing was ever sent by the templates that the old table held, and it does not say what they show.
DROP TABLE "message_templates";--> statement-breakpoint
CREATE TABLE "message_templates" (
	"occasion" text NOT NULL,
	"house" text NOT NULL,
	"template_id" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "message_templates_occasion_house_pk" PRIMARY KEY("occasion","house"),
	CONSTRAINT "message_templates_occasion" CHECK ("message_templates"."occasion" in ('orderAccepted', 'orderReady', 'orderSent', 'refundAnswered', 'queueCalled', 'reserveAnswered')),
	CONSTRAINT "message_templates_house" CHECK ("message_templates"."house" in ('wechat', 'alipay'))
);
--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_messages_due_at_index" ON "guest_messages" USING btree ("due_at");

INSERT INTO "identities" ("provider", "subject", "unionid", "user_id", "created_at") SELECT 'wechat', "openid", "unionid", "id", "created_at" FROM "users" WHERE "openid" IS NOT NULL;--> statement-breakpoint
DROP INDEX "users_openid_index";--> statement-breakpoint
DROP INDEX "users_unionid_index";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "unionid";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "openid";